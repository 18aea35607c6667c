/** Adds so many leads, the last one first, a few dozen at a time: enough for several pages, and little enough for a busy machine. */
export const addMany = async (
  count: number,
  add: (number: number) => Promise<unknown>,
): Promise<void> => {
  for (let end = count; end > 0; end -= 30) {
    const numbers = Array.from({ length: Math.min(30, end) }, (_, index) => end - 1 - index);
    await Promise.all(numbers.map(add));
  }
};
