export const statementLimits = { nameAtMost: 120, orderAtMost: 60, emailAtMost: 255 } as const;
