import { Fragment } from 'react';
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx';
import { Heading, SectionHeader, type SectionWords } from '../../../components/Heading/Heading.tsx';
import { LinkList } from '../../../components/Links/LinkList.tsx';
import { Columns, Section } from '../../../components/Section/Section.tsx';
import type { QuestionsAndLinks } from '@agency/content-model/schemas/sections.ts';

export const Questions = ({ heading, items, linkList }: QuestionsAndLinks) => (
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
      <LinkList {...linkList} />
    </Columns>
  </Section>
);

interface QuestionSectionProps extends SectionWords {
  id?: string;
  tone?: 'ground' | 'tint' | 'soft';
  /** Unique on the page: its questions close each other. */
  group: string;
  items: readonly { above?: string | undefined; question: string; answer: string }[];
}

/** Questions beside their heading, some of which may begin a new part. */
export const QuestionSection = ({
  id,
  tone = 'ground',
  group,
  items,
  ...words
}: QuestionSectionProps) => (
  <Section tone={tone} id={id}>
    <Columns widths="narrowLeft" className="gap-5 columns-far">
      <SectionHeader {...words} className="gap-3" />
      <div>
        {items.map(({ above, question, answer }, index) => (
          <Fragment key={question}>
            {above && (
              <Heading
                level={3}
                size="small"
                className={index > 0 ? 'above-6' : undefined}
                text={above}
              />
            )}
            <Disclosure title={question} group={group}>
              <p>{answer}</p>
            </Disclosure>
          </Fragment>
        ))}
      </div>
    </Columns>
  </Section>
);
