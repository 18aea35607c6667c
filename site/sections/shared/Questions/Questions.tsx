import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { LinkList } from '../../../components/Links/LinkList.tsx';
import { Columns, Section } from '../../../components/Section/Section.tsx';
import type { QuestionsAndLinks } from '@agency/content-model/schemas/sections.ts';

type QuestionsProps = QuestionsAndLinks & { linkListSize?: 'large' | 'small' };

export const Questions = ({ heading, items, linkList, linkListSize = 'small' }: QuestionsProps) => (
  <Section tone="ground">
    <Columns widths="narrowRight" className="gap-7 columns-far">
      <div className="stack gap-4 items-top isolate">
        <Heading text={heading} />
        <div>
          {items.map(({ question, answer, source }) => (
            <Disclosure key={question} title={question} group="questions">
              <p>
                {answer}
                {source && ' '}
                {source && <a href={source.href}>{source.label}</a>}
              </p>
            </Disclosure>
          ))}
        </div>
      </div>
      <LinkList {...linkList} size={linkListSize} />
    </Columns>
  </Section>
);
