export const firmLineAtMost = 160;
