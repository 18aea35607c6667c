import { listingAddress, allCategories } from '../../../listing/listing.ts';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import styles from './EmptyShelf.module.css';

export interface EmptyShelfProps {
  heading: string;
  text: string;
  link: { label: string; href: string };
  /** The words on the link to all posts. */
  all: string;
  hidden: boolean;
}

/** What a category without posts has to say. */
export const EmptyShelf = ({ heading, text, link, all, hidden }: EmptyShelfProps) => (
  <div className={styles['shelf']} hidden={hidden} data-listing-empty="">
    <h3 className={styles['heading']}>{heading}</h3>
    <p>{text}</p>
    <div className={styles['ways']}>
      <ButtonLink href={link.href}>{link.label}</ButtonLink>
      <TextLink href={`${listingAddress({ category: allCategories, page: 1 })}#posts`}>
        {all}
      </TextLink>
    </div>
  </div>
);
