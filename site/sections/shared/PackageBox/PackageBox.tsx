import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { BloomList } from '../../../components/Bloom/BloomList.tsx';
import { ButtonLink, type LabelledLink } from '../../../components/Button/Button.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { formatPrice } from '@agency/content-model/reader/names.ts';
import type { PackageBoxWords, ServicePackage } from '@agency/content-model/schemas/packages.ts';
import styles from './PackageBox.module.css';

export interface PackageBoxProps extends Omit<ServicePackage, 'order' | 'price'> {
  /** As displayed: `$3999`. */
  price?: string | undefined;
  words: PackageBoxWords;
  /** Set when the package can be ordered: a link to the checkout or the contact form. */
  order?: LabelledLink | undefined;
  /** Whether to show the contents, number of pages included, as a bulleted list instead of one line. */
  isListed?: boolean;
}

/** The price in words: "from $1,200", "$499 once", "In your written quote". */
export const priceWords = ({ price, billing, words }: PackageBoxProps): string =>
  price === undefined ? words.quoted : [price, billing && words.billing[billing]].join(' ').trim();

/** What a month of hosting costs, at the least and at the most: "$10 to $30". */
const hostingPrice = ({ least, most }: PackageBoxWords['hosting']): string =>
  `${formatPrice(least)} to ${formatPrice(most)}`;

/** The contents of a package, in one line. */
export const insideOf = ({ inside }: Pick<ServicePackage, 'inside'>): string => inside.join(', ');

/** A question, and its answer if there is one. */
type Answer = readonly [question: string, answer: ReactNode];

interface AnswersProps {
  answers: readonly Answer[];
  className?: string | undefined;
  /** The class of a question with its answer. */
  rowClassName?: string;
}

/** Questions with their answers. One without an answer is left out. */
export const Answers = ({ answers, className, rowClassName }: AnswersProps) => (
  <dl className={clsx('stack', className)}>
    {answers
      .filter(([, answer]) => answer)
      .map(([question, answer]) => (
        <div key={question} className={rowClassName}>
          <dt className="small strong">{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
  </dl>
);

export const PackageBox = ({ isListed = false, ...offer }: PackageBoxProps) => {
  const { questions, hosting, quoted, tax } = offer.words;
  const price = offer.price === undefined ? quoted : `${priceWords(offer)}, ${tax}`;
  return (
    <div className="stack items-top items-start gap-5 full-width">
      <Answers
        className={clsx('across-5 full-width', styles.answers)}
        rowClassName={styles.answer}
        answers={[
          [questions.price, price],
          [questions.pages, !isListed && offer.pages],
          [questions.weeks, offer.weeks],
          [questions.inside, isListed ? <BloomList items={offer.inside} /> : insideOf(offer)],
          [questions.outside, offer.outside],
          [questions.payment, offer.payment],
          [questions.hosting, offer.hosting && `${hostingPrice(hosting)}. ${hosting.words}`],
          [questions.refund, offer.refund],
          [questions.bring, offer.bring],
          [questions.next, offer.next],
        ]}
      />
      {offer.order && <ButtonLink {...offer.order} />}
    </div>
  );
};

export const PackageBoxSection = (offer: PackageBoxProps) => (
  <Section tone="soft">
    <h2 className="size-3 below-5">{offer.words.heading}</h2>
    <PackageBox {...offer} />
  </Section>
);
