import type { Example } from './example.ts';

interface NamedExample extends Example {
  /** Its address in the gallery: `Button-busy`. */
  id: string;
}

export interface ExampleFile {
  /** `components/Button` */
  name: string;
  examples: readonly NamedExample[];
}

const modules = import.meta.glob<{ examples: readonly Example[] }>(
  '../{components,sections,islands}/**/*.examples.tsx',
  { eager: true },
);

const idOf = (file: string, state: string): string =>
  `${file.replace(/^.*\//u, '')} ${state}`.replaceAll(/[^\w]+/gu, '-');

/** Everything the gallery shows, in the order of the tree. */
export const exampleFiles: readonly ExampleFile[] = Object.entries(modules).map(
  ([path, { examples }]) => {
    const name = path.replace(/^\.\.\/|\.examples\.tsx$/gu, '');
    return { name, examples: examples.map((one) => ({ ...one, id: idOf(name, one.state) })) };
  },
);

export const allExamples = exampleFiles.flatMap(({ examples }) => examples);
