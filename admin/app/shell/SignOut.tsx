import { ask } from '../api.ts';
import { ActionButton } from './Action.tsx';
import styles from './Navigation.module.css';
import { useYou } from './you.ts';

/** Who is signed in, and the way out; nothing on one's own machine. */
export const SignOut = () => {
  const you = useYou();
  if (!you) return null;
  const signOut = async () => {
    await ask('POST', '/api/entrance/sign-out');
    location.replace('/sign-in');
  };
  return (
    <div className="stack gap-1 items-start">
      <p className={styles.name}>{you.name}</p>
      <ActionButton label="Sign out" variant="onDark" run={signOut} />
    </div>
  );
};
