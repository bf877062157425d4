/** Names and values, each fit to be shown to whoever runs the installation. Safe in the browser. */
export type Facts = (readonly [name: string, value: string])[];
