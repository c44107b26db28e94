export const maxHelpResults = 12;
