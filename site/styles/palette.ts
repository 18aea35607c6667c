import { colors } from 'virtual:brand';

/** A brand color, for formats without CSS custom properties. */
export const color = (role: keyof typeof colors): string => colors[role];
