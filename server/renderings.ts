import { maximumRenderings, renderingShare } from './limits.ts';

/** Keeps what is drawn for single visitors from taking the time of everybody else. */
export interface Renderings {
  /** Draws, and counts it for these networks, where they are known; undefined where they, or all together, have had enough for this second. */
  render<Drawn>(networks: readonly string[] | undefined, draw: () => Drawn): Drawn | undefined;
}

const second = 1_000;

export const createRenderings = (): Renderings => {
  let end = 0;
  let spent = 0;
  const counts = new Map<string, number>();
  return {
    render: (networks = [], draw) => {
      const began = performance.now();
      if (began >= end) {
        end = began + second;
        spent = 0;
        counts.clear();
      }
      const tooMany = networks.filter((network, place) => {
        const count = (counts.get(network) ?? 0) + 1;
        counts.set(network, count);
        return count > maximumRenderings * 2 ** place;
      });
      if (tooMany.length > 0 || spent > second * renderingShare) return undefined;
      const drawn = draw();
      spent += performance.now() - began;
      return drawn;
    },
  };
};
