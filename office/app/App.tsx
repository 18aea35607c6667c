import { clsx } from 'clsx';
import { Component, lazy, Suspense, useEffect, type ReactNode } from 'react';
import styles from './App.module.css';
import type { Office } from './api-types.ts';
import { address } from './api.ts';
import { Content } from './content/Content.tsx';
import { Health } from './leads/Health.tsx';
import { LeadDetail } from './leads/LeadDetail.tsx';
import { Leads } from './leads/Leads.tsx';
import { Mails } from './leads/Mails.tsx';
import { People } from './leads/People.tsx';
import { Spam } from './leads/Spam.tsx';
import { Home } from './screens/Home.tsx';
import { History } from './screens/History.tsx';
import { Launch } from './screens/Launch.tsx';
import { PictureDetail } from './screens/PictureDetail.tsx';
import { Pictures } from './screens/Pictures.tsx';
import { Publish } from './screens/Publish.tsx';
import { Words } from './screens/Words.tsx';
import { Navigation } from './shell/Navigation.tsx';
import { useRoute, type Route } from './shell/route.ts';
import { Empty, Screen, Show } from './shell/Screen.tsx';
import { StatusProvider } from './shell/status.tsx';
import { useListener } from './shell/use-listener.ts';
import { useLoad } from './shell/use-load.ts';
import { YouContext } from './shell/you.ts';
import { TeamScreen } from './team/TeamScreen.tsx';

/** Brings the machinery of the forms along, which no other screen needs. */
const EntryEditor = lazy(async () => {
  const { EntryEditor: screen } = await import('./content/EntryEditor.tsx');
  return { default: screen };
});

/** Takes the place of a screen that has broken. Unsaved words are offered when the entry is opened again. */
class Broken extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override state = { isBroken: false };

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <Screen title="This screen broke">
        <Empty>
          That’s our mistake, not yours. What you typed is kept in this browser. Load the page
          again, and tell whoever looks after the site what you did last.
        </Empty>
      </Screen>
    );
  }
}

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
      return first === undefined ? <Pictures /> : <PictureDetail key={first} path={first} />;
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
    case 'team':
      return <TeamScreen />;
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
  const loaded = useLoad<Office>('/api/office');
  const { answer: office, reload } = loaded;
  // The brand may have been saved here, or taken back in History.
  useEffect(reload, [place, reload]);
  useListener('brand-saved', reload);
  return (
    <YouContext value={office?.you}>
      <StatusProvider>
        {office && <link rel="stylesheet" href={address('/brand.css', { look: office.look })} />}
        <div className={clsx('stack may-shrink second-row-grows', styles.office)}>
          <Navigation brand={office?.brand} mark={office?.mark} />
          <Broken key={place}>
            {office ? (
              <Suspense fallback={<main id="main" />}>{screenAt(route)}</Suspense>
            ) : (
              // What a screen asks for depends on who is signed in.
              <main id="main">
                <Show of={loaded}>{() => null}</Show>
              </main>
            )}
          </Broken>
        </div>
      </StatusProvider>
    </YouContext>
  );
};
