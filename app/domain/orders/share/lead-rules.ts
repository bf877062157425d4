export const leadLimits = { nameAtMost: 120, contactAtMost: 255, messageAtMost: 2000 } as const;

/** How long a lead is kept, answered or not. */
export const leadDays = 365;

export const leadStates = ["new", "answered", "closed"] as const;
