import styles from './Unbroken.module.css';

/** A word with a hyphen in it, short enough for the narrowest phone. */
const hyphenated = /(\p{L}{1,8}-\p{L}{1,8})(?!\p{L})/u;

/** Words of which none is broken at its hyphen: “Women-Owned” stays on one line. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(hyphenated).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles.word}>
        {part}
      </span>
    ),
  );
