export type Facts = (readonly [name: string, value: string])[];
