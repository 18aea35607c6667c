/** Reads page after page, each starting behind the last row of the one before. Nothing stays open in between. */
export async function* keyset<Row>(
  pageAfter: (last: Row | undefined) => Row[],
): AsyncGenerator<Row, void, undefined> {
  for (let page = pageAfter(undefined); page.length > 0; page = pageAfter(page.at(-1))) {
    yield* page;
  }
}

/** Rows read at once: few enough that a page of the longest texts fits in memory. */
export const pageSize = 200;
