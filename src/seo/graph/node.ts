/** The node of a type of schema-dts that is written out, not named by its address only. */
export type Node<Type> = Exclude<Type, string>;

/** A mention of a node that is written out elsewhere in the same graph. */
export const reference = (id: string): { '@id': string } => ({ '@id': id });

/** Day in the form of ISO 8601, as the content files write it. */
export const isoDay = (day: Date): string => day.toISOString().slice(0, 10);
