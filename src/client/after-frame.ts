/** Between a frame and a picture that was there in time for it, in milliseconds. */
const aMoment = 100;

/** Calls `start` when the next frame is on the screen. What is asked of a browser before has to wait for it. */
export const afterFrame = (start: () => void): void => {
  requestAnimationFrame(() => setTimeout(start, aMoment));
};
