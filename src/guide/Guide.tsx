import { Document } from '@react-pdf/renderer';
import { Checklist } from './Checklist.tsx';
import { Closing } from './Closing.tsx';
import { Cover } from './Cover.tsx';
import { Introduction } from './Introduction.tsx';
import type { GuideRequest } from './make-guide.tsx';

/** After the cover and the introduction. */
const firstSection = 3;

/** The whole guide: cover, how to use it, a page for each section, a closing page. */
export const Guide = ({ guide, author, siteUrl }: GuideRequest) => {
  const { title, subtitle, edition, labels, intro, sections, closing } = guide;
  const pageName = (number: number) => `${labels.page} ${number}`;
  const foot = (number: number) => ({
    title: `${title}, ${edition}`,
    author,
    page: pageName(number),
  });
  const contents = sections.map((section, index) => ({
    title: section.title,
    page: pageName(firstSection + index),
  }));
  return (
    <Document>
      <Cover {...{ title, subtitle, edition, author }} doors={sections.length} />
      <Introduction
        {...intro}
        contents={{ heading: labels.contents, sections: contents }}
        foot={foot(2)}
      />
      {sections.map((section, index) => (
        <Checklist
          key={section.title}
          {...section}
          number={index + 1}
          checkLabel={labels.check}
          foot={foot(firstSection + index)}
        />
      ))}
      <Closing {...closing} siteUrl={siteUrl} author={author} />
    </Document>
  );
};
