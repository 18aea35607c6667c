import { Band } from '../../components/Band/Band.tsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './ArticleBoard.module.css';

interface ArticleBoardProps {
  heading: string;
  text: string;
  /** The words on the link to an article. */
  read: string;
  /** What stands there instead for the article being read. */
  current: string;
  button: { label: string; href: string };
  articles: readonly {
    package: { label: string; href: string };
    title: string;
    href: string;
    isCurrent: boolean;
  }[];
}

/** The three packages, each with the article that explains it. */
export const ArticleBoard = ({
  heading,
  text,
  read,
  current,
  button,
  articles,
}: ArticleBoardProps) => (
  <Band tone="sand" data-shared className="not-on-paper">
    <div className={styles.columns}>
      <div className={styles.words}>
        <Heading text={heading} />
        <p>{text}</p>
        <ButtonLink href={button.href}>{button.label}</ButtonLink>
      </div>
      <ul className={styles.board}>
        {articles.map(({ package: offer, title, href, isCurrent }) => (
          <li key={href} className={styles.entry}>
            <h3 className={styles.name}>
              <a className={styles.link} href={offer.href}>
                {offer.label}
              </a>
            </h3>
            <p>
              {isCurrent ? (
                <span className={styles.current}>{current}</span>
              ) : (
                <>
                  {read}: <a href={href}>{title}</a>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </div>
  </Band>
);
