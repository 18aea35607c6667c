import { Suspense } from 'react';
import styles from './App.module.css';
import type { Office } from './api-types.ts';
import { Home } from './screens/Home.tsx';
import { History } from './screens/History.tsx';
import { Pictures } from './screens/Pictures.tsx';
import { Publish } from './screens/Publish.tsx';
import { Navigation } from './shell/Navigation.tsx';
import { useRoute, type Route } from './shell/route.ts';
import { Empty, Screen } from './shell/Screen.tsx';
import { StatusProvider } from './shell/status.tsx';
import { useLoad } from './shell/use-load.ts';

const screenAt = ([place = '']: Route) => {
  switch (place) {
    case '':
      return <Home />;
    case 'pictures':
      return <Pictures />;
    case 'history':
      return <History />;
    case 'publish':
      return <Publish />;
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
  const { answer: office } = useLoad<Office>('/api/office');
  return (
    <StatusProvider>
      <div className={styles.office}>
        <Navigation brand={office?.brand ?? ''} />
        <Suspense key={route.join('/')} fallback={<main id="main" />}>
          {screenAt(route)}
        </Suspense>
      </div>
    </StatusProvider>
  );
};
