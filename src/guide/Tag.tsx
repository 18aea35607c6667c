import { Canvas, View, type ViewProps } from '@react-pdf/renderer';
import { createContext, useContext, type PropsWithChildren } from 'react';
import type { Role, TaggedDocument } from './tagger.ts';

/** Where the elements below report themselves while they are drawn. */
export const DrawnDocument = createContext<{ document?: TaggedDocument }>({});

interface TagProps extends PropsWithChildren<ViewProps> {
  as: Role;
}

/** Never seen: a canvas is the only thing the renderer calls back for while it draws. */
const unseen = { position: 'absolute', width: 1, height: 1 } as const;

/** Says what its children are in the structure of the document. It must not be broken across pages. */
export const Tag = ({ as, children, ...rest }: TagProps) => {
  const drawn = useContext(DrawnDocument);
  const open = () => (drawn.document?.open(as), null);
  const close = () => (drawn.document?.close(), null);
  return (
    <View wrap={false} {...rest}>
      <Canvas style={unseen} paint={open} />
      {children}
      <Canvas style={unseen} paint={close} />
    </View>
  );
};
