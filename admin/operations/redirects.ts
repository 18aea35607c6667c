import { isScalar, isSeq, parseDocument } from 'yaml';
import { readText } from '../content/entry-names.ts';

const file = 'content/redirects.yml';

interface Move {
  from: string;
  to: string;
}

/** `content/redirects.yml` with one more entry. What led to the old address leads to the new one; at that there is a page now. */
export const withRedirect = (root: string, { from, to }: Move) => {
  const before = readText(root, file);
  const document = parseDocument(before);
  const list = document.get('redirects');
  if (isSeq(list)) {
    list.items = list.items.filter((_, index) => list.getIn([index, 'from']) !== to);
    for (const index of list.items.keys()) {
      const target = list.getIn([index, 'to'], true);
      if (isScalar(target) && target.value === from) target.value = to;
    }
    list.flow = false;
  }
  document.addIn(['redirects'], document.createNode({ from, to }));
  return { file, before, after: document.toString({ lineWidth: 0 }) };
};
