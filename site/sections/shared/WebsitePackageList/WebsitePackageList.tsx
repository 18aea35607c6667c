import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { mark } from 'virtual:brand';
import { StretchedLink } from '../../../components/Links/Links.tsx';
import { Shopfront } from '../../../components/Shopfront/Shopfront.tsx';
import { Ticket } from '../../../components/Ticket/Ticket.tsx';
import type { PageOf } from '@agency/content-model/schemas/content-files.ts';
import { mostPages, pageOutline, pagePlace } from '../../../drawing/page-shapes.ts';
import styles from './WebsitePackageList.module.css';

/** The content of a page, as lines: on a petal, or on a sheet when the brand's mark is not a bloom. */
const lines = mark.isBloom
  ? { heading: 'M-22-188H22', text: 'M-30-170H30M-28-156H28M-25-142H12', button: 'M-14-120H14' }
  : { heading: 'M-28-38H20', text: 'M-28-14H28M-28 2H28M-28 18H10', button: 'M-28 40H-4' };

const Page = () => (
  <>
    <path
      className={styles.page}
      fill="var(--action)"
      stroke="var(--ink)"
      strokeWidth="3"
      d={pageOutline}
    />
    <g fill="none" stroke="var(--ink)">
      <path strokeWidth="7" d={lines.heading} />
      <path strokeWidth="2.5" d={lines.text} />
      <path stroke="var(--accent)" strokeWidth="12" d={lines.button} />
    </g>
  </>
);

const PageToCome = () => (
  <path
    d={pageOutline}
    fill="none"
    stroke="currentColor"
    strokeDasharray="1 8"
    strokeWidth="3"
    opacity="0.55"
  />
);

/**
 * The number of pages out of twelve: a bloom with one petal per page, or sheets when the brand's mark is not a bloom.
 * The remaining ones are dotted. Decoration only.
 */
export const PageCountBloom = ({ pages }: { pages: number }) => (
  // Clipped, because the drawing rotates and its corners would overflow.
  <div className={clsx('relative clip', styles.pageBloom)} aria-hidden="true">
    <svg
      className={styles.drawing}
      strokeLinecap="round"
      strokeLinejoin="round"
      viewBox="-226 -226 452 452"
    >
      {Array.from({ length: mostPages }, (_, index) => (
        <g key={index} transform={pagePlace(index, pages)}>
          {index < pages ? <Page /> : <PageToCome />}
        </g>
      ))}
      <circle r="72" fill="var(--ink)" stroke="var(--action)" strokeWidth="6" />
    </svg>
    <span className={clsx('action', styles.number)}>{pages}</span>
  </div>
);

export type WebsitePackageEntry = Pick<PageOf<'website-package'>, 'name' | 'pages'> & {
  summary: string;
  price: string | undefined;
  href: string;
};

interface PackageStreetProps {
  packages: readonly {
    name: string;
    pages: number;
    /** The lettering of the sign. */
    sign: ReactNode;
    words: ReactNode;
  }[];
}

/** Website packages as houses of one street, each as wide as it has pages. */
export const PackageStreet = ({ packages }: PackageStreetProps) => (
  <ul className={clsx('stack sideways', styles.street)}>
    {packages.map(({ name, pages, sign, words }) => (
      <li key={name} className="stack gap-4 relative">
        <Shopfront pages={pages}>
          <h3 className="size-1">{sign}</h3>
        </Shopfront>
        <div className={clsx('stack gap-2 items-start items-top', styles.words)}>{words}</div>
      </li>
    ))}
  </ul>
);

export const WebsitePackageList = ({ packages }: { packages: readonly WebsitePackageEntry[] }) => (
  <PackageStreet
    packages={packages.map(({ name, pages, summary, price, href }) => ({
      name,
      pages,
      sign: <StretchedLink href={href}>{name}</StretchedLink>,
      words: (
        <>
          {price && <Ticket words={price} />}
          <p className="measure-30">{summary}</p>
        </>
      ),
    }))}
  />
);
