import { clsx } from 'clsx';
import { lazy, Suspense, useEffect } from 'react';
import styles from './App.module.css';
import type { Office } from './api-types.ts';
import { address } from './api.ts';
import { Content } from './content/Content.tsx';
import { brandSaved } from './content/use-editor.ts';
import { Health } from './leads/Health.tsx';
import { LeadDetail } from './leads/LeadDetail.tsx';
import { Leads } from './leads/Leads.tsx';
import { Mails } from './leads/Mails.tsx';
import { People } from './leads/People.tsx';
import { Spam } from './leads/Spam.tsx';
import { Home } from './screens/Home.tsx';
import { History } from './screens/History.tsx';
import { Launch } from './screens/Launch.tsx';
import { Pictures } from './screens/Pictures.tsx';
import { Publish } from './screens/Publish.tsx';
import { Words } from './screens/Words.tsx';
import { Broken } from './shell/Broken.tsx';
import { Navigation } from './shell/Navigation.tsx';
import { useRoute, type Route } from './shell/route.ts';
import { Empty, Screen } from './shell/Screen.tsx';
import { StatusProvider } from './shell/status.tsx';
import { useLoad } from './shell/use-load.ts';

/** Brings the machinery of the forms along, which no other screen needs. */
const EntryEditor = lazy(async () => {
  const { EntryEditor: screen } = await import('./content/EntryEditor.tsx');
  return { default: screen };
});

const screenAt = ([place = '', first, second, ...field]: Route) => {
  switch (place) {
    case '':
      return <Home />;
    case 'content':
      return first !== undefined && second !== undefined ? (
        <EntryEditor at={[first, second, ...field]} />
      ) : (
        <Content />
      );
    case 'pictures':
      return <Pictures />;
    case 'history':
      return <History collection={first} id={second} />;
    case 'publish':
      return <Publish />;
    case 'launch':
      return <Launch />;
    case 'leads':
      return first === undefined ? <Leads /> : <LeadDetail id={first} />;
    case 'spam':
      return <Spam />;
    case 'mails':
      return <Mails />;
    case 'people':
      return <People />;
    case 'health':
      return <Health />;
    case 'words':
      return <Words key={first} first={first} />;
    default:
      return (
        <Screen title="Nothing here">
          <Empty>
            There’s no such screen. <a href="#/">Go home</a>.
          </Empty>
        </Screen>
      );
  }
};

/** The whole back office: the ways on the side, and one screen beside them. */
export const App = () => {
  const route = useRoute();
  const place = route.join('/');
  const { answer: office, reload } = useLoad<Office>('/api/office');
  // The brand may have been saved here, or taken back in History.
  useEffect(reload, [place, reload]);
  useEffect(() => {
    addEventListener(brandSaved, reload);
    return () => removeEventListener(brandSaved, reload);
  }, [reload]);
  return (
    <StatusProvider>
      {office && <link rel="stylesheet" href={address('/brand.css', { look: office.look })} />}
      <div className={clsx('stack may-shrink', styles.office)}>
        <Navigation brand={office?.brand} mark={office?.mark} />
        <Broken key={place}>
          <Suspense fallback={<main id="main" />}>{screenAt(route)}</Suspense>
        </Broken>
      </div>
    </StatusProvider>
  );
};
