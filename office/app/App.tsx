import { clsx } from 'clsx';
import { Component, lazy, Suspense, useEffect, type ReactNode } from 'react';
import styles from './App.module.css';
import type { Office } from './api-types.ts';
import { apiUrl, useLive } from './api.ts';
import { Content } from './content/Content.tsx';
import { Health } from './leads/Health.tsx';
import { LeadDetail } from './leads/LeadDetail.tsx';
import { Leads, Spam } from './leads/Leads.tsx';
import { Mails } from './leads/Mails.tsx';
import { People } from './leads/People.tsx';
import { History } from './screens/History.tsx';
import { Home } from './screens/Home.tsx';
import { Launch } from './screens/Launch.tsx';
import { PictureDetail } from './screens/PictureDetail.tsx';
import { Pictures } from './screens/Pictures.tsx';
import { Publish } from './screens/Publish.tsx';
import { Words } from './screens/Words.tsx';
import { Navigation } from './shell/Navigation.tsx';
import { Empty, Screen, Show } from './shell/Screen.tsx';
import { useRoute, type Route } from './shell/browser.ts';
import { OfficeContext } from './shell/office.ts';
import { Status } from './shell/status.tsx';
import { Settings } from './screens/Settings.tsx';
import { TeamScreen } from './team/TeamScreen.tsx';

/** Loaded on demand: it brings the form library, which no other screen needs. */
const EntryEditor = lazy(() =>
  import('./content/EntryEditor.tsx').then(({ EntryEditor: screen }) => ({ default: screen })),
);

/** Replaces a screen that throws. Unsaved text is offered when the entry is opened again. */
class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
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

/** The screens by the first part of the route. Each receives the remaining parts. */
const screens: Readonly<Record<string, (...rest: Route) => ReactNode>> = {
  '': () => <Home />,
  content: (collection, id, ...field) =>
    collection !== undefined && id !== undefined ? (
      <EntryEditor collection={collection} id={id} field={field} />
    ) : (
      <Content />
    ),
  pictures: (path) =>
    path === undefined ? <Pictures /> : <PictureDetail key={path} path={path} />,
  history: (collection, id) => <History collection={collection} id={id} />,
  publish: () => <Publish />,
  launch: () => <Launch />,
  leads: (id) => (id === undefined ? <Leads /> : <LeadDetail id={id} />),
  spam: () => <Spam />,
  mails: () => <Mails />,
  people: () => <People />,
  health: () => <Health />,
  settings: () => <Settings />,
  team: () => <TeamScreen />,
  words: (first, other) => <Words key={first} first={first} other={other} />,
};

const NotFound = () => (
  <Screen title="Nothing here">
    <Empty>
      There’s no such screen. <a href="#/">Go home</a>.
    </Empty>
  </Screen>
);

const screenAt = ([name = '', ...rest]: Route) =>
  Object.hasOwn(screens, name) ? screens[name]?.(...rest) : <NotFound />;

/** The whole back office: the navigation, and one screen beside it. */
export const App = () => {
  const route = useRoute();
  const place = route.join('/');
  const loaded = useLive<Office>('/api/office', true);
  const { answer: office, reload } = loaded;
  useEffect(reload, [place, reload]);
  return (
    <OfficeContext value={office}>
      {office && <link rel="stylesheet" href={apiUrl('/brand.css', { look: office.look })} />}
      <div className={clsx('stack may-shrink second-row-grows', styles.office)}>
        <Navigation />
        <ErrorBoundary key={place}>
          {office ? (
            <Suspense fallback={<main id="main" />}>{screenAt(route)}</Suspense>
          ) : (
            // What a screen requests depends on who is signed in.
            <main id="main">
              <Show of={loaded}>{() => null}</Show>
            </main>
          )}
        </ErrorBoundary>
      </div>
      <Status />
    </OfficeContext>
  );
};
