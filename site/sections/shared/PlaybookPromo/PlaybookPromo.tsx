import { clsx } from 'clsx';
import { BloomList } from '../../../components/Bloom/BloomList.tsx';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { SectionHeader } from '../../../components/Heading/Heading.tsx';
import { Picture, type WithPictures } from '../../../components/Picture/Picture.tsx';
import { Columns, Section } from '../../../components/Section/Section.tsx';
import { Ticket } from '../../../components/Ticket/Ticket.tsx';
import type { ShownPlaybook } from '@agency/content-model/schemas/playbook.ts';
import styles from './PlaybookPromo.module.css';

interface PlaybookPromoProps extends WithPictures<ShownPlaybook, 'cover'> {
  tone?: 'ink' | 'brand';
}

export const PlaybookPromo = ({
  headline,
  text,
  points,
  price,
  discount,
  discountNote,
  button,
  cover,
  tone = 'ink',
}: PlaybookPromoProps) => (
  <Section tone={tone}>
    <Columns widths="wideLeft" className="items-middle">
      <SectionHeader heading={headline} text={text} className="measure-34">
        <BloomList items={points} />
        <ButtonLink {...button} />
      </SectionHeader>
      <div className={clsx('relative centered', styles.table)}>
        <div className="fill">
          <Picture {...cover} />
        </div>
        <div className={clsx('stack gap-2', styles.tickets)}>
          <Ticket size="large" words={price} />
          <Ticket words={`${discount} off`} note={discountNote} />
        </div>
      </div>
    </Columns>
  </Section>
);
