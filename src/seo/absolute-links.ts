import { defaultTreeAdapter as tree, parseFragment, serialize } from 'parse5';
import { nodesIn } from '../reading/html.ts';

/** HTML whose links and pictures inside the site carry its origin, so that they work in a feed reader. */
export const absoluteLinks = (html: string, origin: string): string => {
  const fragment = parseFragment(html);
  for (const node of nodesIn(fragment).filter(tree.isElementNode))
    for (const attribute of node.attrs)
      if (/^(?:href|src)$/u.test(attribute.name) && /^\/(?!\/)/u.test(attribute.value))
        attribute.value = origin + attribute.value;
  return serialize(fragment);
};
