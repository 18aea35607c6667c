interface Post {
  id: string;
  data: { category: string };
}

/** Up to `count` other posts to read next: those of the same category first, otherwise in their order. */
export const relatedPosts = <Some extends Post>(
  { id, data: { category } }: Post,
  posts: readonly Some[],
  count = 3,
): Some[] => {
  const others = posts.filter((other) => other.id !== id);
  const isKin = (other: Some) => other.data.category === category;
  return [...others.filter(isKin), ...others.filter((other) => !isKin(other))].slice(0, count);
};
