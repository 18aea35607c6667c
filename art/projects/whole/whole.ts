/** The rest of a website beyond its first screen on desktop: the page below it, and the phone view. */
export type Rest = {
  /** Below the first screen, 2,600 pixels high. */
  below: () => string;
  /** 390 × 844 pixels. */
  phone: () => string;
};

const height = { screen: 1000, below: 2600 } as const;

export const whole = { width: 1440, height: height.screen + height.below } as const;

/** The phone view at double pixel density. */
export const phone = { width: 780, height: 1688 } as const;

/** The whole page, from the first screen to the end. */
export const wholePage = (screen: string, { below }: Rest): string => `<style>
.screen{position:relative;height:${height.screen}px;overflow:hidden}
.below{position:relative;height:${height.below}px;display:flex;flex-direction:column;overflow:hidden}
.below>*{position:relative;flex:1 0 auto}
</style><div class="screen">${screen}</div><div class="below">${below()}</div>`;

export const phoneView = ({ phone: view }: Rest): string =>
  `<div style="position:relative;width:390px;height:844px;overflow:hidden;zoom:2">${view()}</div>`;
