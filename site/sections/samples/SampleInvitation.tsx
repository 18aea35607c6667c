import type { ReactNode } from 'react';
import type { LabelledLink } from '../../components/Button/Button.tsx';
import { SectionHeader, type SectionWords } from '../../components/Heading/Heading.tsx';
import { TextLink } from '../../components/Links/Links.tsx';
import { SampleStamp } from '../../components/SampleStamp/SampleStamp.tsx';
import { Columns, Section } from '../../components/Section/Section.tsx';

interface SampleInvitationProps extends Pick<SectionWords, 'heading' | 'text'> {
  tone: 'ground' | 'tint';
  links: readonly LabelledLink[];
  isSample: boolean;
  children: ReactNode;
}

/** Leads to a sample from where a visitor decides, with a piece of it beside the words. */
export const SampleInvitation = ({
  tone,
  links,
  isSample,
  children,
  ...words
}: SampleInvitationProps) => (
  <Section tone={tone}>
    <Columns widths="wideLeft" early className="items-middle">
      <SectionHeader {...words} className="gap-3 measure-34">
        <div className="row wrap gap-3 across-5">
          {links.map((link) => (
            <TextLink key={link.href} {...link} />
          ))}
        </div>
        {isSample && <SampleStamp className="above-2" />}
      </SectionHeader>
      {children}
    </Columns>
  </Section>
);
