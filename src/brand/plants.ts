/** The plants that can grow in the pots and beds of the pictures, by the name that `content/brand.yml` calls them. `art/plants/` draws them. */
export const plants = ['marigold', 'lavender', 'bluebonnet'] as const;

export type PlantName = (typeof plants)[number];

/** The plant a brand names. What is none is refused by `content-check/`; until it is mended the first one stands in. */
export const plantOf = (name: unknown): PlantName =>
  plants.find((plant) => plant === name) ?? plants[0];
