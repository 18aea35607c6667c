import { colors } from 'virtual:brand';

/** A color of the brand, for a medium that knows no custom properties. */
export const color = (role: keyof typeof colors): string => colors[role];
