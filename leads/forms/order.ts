/** The hidden field of the contact form that names the ordered package by its id in the content. */
export const orderField = 'package';

/** What is known of a package that can be ordered, by its id. An unknown id, of an old link, gives undefined. */
export const findOrder = <Order>(
  orders: Readonly<Record<string, Order>>,
  id: string | undefined,
): Order | undefined => (id !== undefined && Object.hasOwn(orders, id) ? orders[id] : undefined);
