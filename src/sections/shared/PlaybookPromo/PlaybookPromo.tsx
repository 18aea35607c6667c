import { clsx } from 'clsx';
import { BloomList } from '../../../components/Bloom/Bloom.tsx';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { SectionHeader } from '../../../components/Heading/Heading.tsx';
import { Picture, type WithPictures } from '../../../components/Picture/Picture.tsx';
import { Columns, Section } from '../../../components/Section/Section.tsx';
import { Ticket } from '../../../components/Ticket/Ticket.tsx';
import type { ShownPlaybook } from '../../../content-schemas/packages.ts';
import styles from './PlaybookPromo.module.css';

/** The ranking playbook: the book, its price and what comes with it, on a dark table. */
export const PlaybookPromo = ({
  headline,
  text,
  points,
  price,
  discount,
  discountNote,
  button,
  cover,
}: WithPictures<ShownPlaybook, 'cover'>) => (
  <Section tone="ink">
    <Columns widths="wideLeft" className="items-middle">
      <SectionHeader heading={headline} text={text} className="measure-34">
        <BloomList items={points} />
        <ButtonLink {...button} />
      </SectionHeader>
      <div className={clsx('relative', styles.table)}>
        <div className="fill">
          <Picture {...cover} />
        </div>
        <div className={clsx('stack gap-2', styles.tickets)}>
          <Ticket size="large" price={price} />
          <Ticket price={`${discount} off`} note={discountNote} />
        </div>
      </div>
    </Columns>
  </Section>
);
