/** The same, in arrays of so many. */
export async function* pagesOf<Item>(
  items: AsyncIterable<Item>,
  size: number,
): AsyncGenerator<Item[], void, undefined> {
  let page: Item[] = [];
  for await (const item of items) {
    page.push(item);
    if (page.length < size) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
