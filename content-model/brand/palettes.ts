/** The colors a brand sets, each as `#` and six hex digits. All others are derived from them. */
export interface Roles {
  /** Text, and the darkest backgrounds. */
  ink: string;
  /** The footer, dark sections, and headings on light ones. */
  brand: string;
  /** Buttons, and bright things such as tickets and the sun. Never text on a light background. */
  action: string;
  /** Links, errors and small highlights. */
  accent: string;
  soft: string;
  ground: string;
}

/** The curated palettes, keyed by their names in `content/brand.yml`. */
export const palettes = {
  marigold: {
    ink: '#2b1b2f',
    brand: '#5a2a57',
    action: '#f4a91f',
    accent: '#b4472f',
    soft: '#f3d3cb',
    ground: '#fffbf5',
  },
  bluebonnet: {
    ink: '#171f3d',
    brand: '#2e3f86',
    action: '#ffc54d',
    accent: '#b0365f',
    soft: '#d8dff6',
    ground: '#fcfbf8',
  },
  cedar: {
    ink: '#1d2a22',
    brand: '#2c4f3d',
    action: '#ecb24a',
    accent: '#9d472a',
    soft: '#d9e4d0',
    ground: '#fbfaf3',
  },
  gulf: {
    ink: '#0f282e',
    brand: '#0e4d57',
    action: '#ff9f7a',
    accent: '#b0383f',
    soft: '#cde6e3',
    ground: '#fcfbf7',
  },
  mesa: {
    ink: '#341f18',
    brand: '#7d3420',
    action: '#f2bb5f',
    accent: '#0d6668',
    soft: '#f7d9c3',
    ground: '#fdf8f1',
  },
  peony: {
    ink: '#2f1722',
    brand: '#7c1d47',
    action: '#f8a5b4',
    accent: '#a52a4c',
    soft: '#e3e6d3',
    ground: '#fffaf8',
  },
} as const satisfies Record<string, Roles>;

export type PaletteName = keyof typeof palettes;
