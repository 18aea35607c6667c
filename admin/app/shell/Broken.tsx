import { Component, type ReactNode } from 'react';
import { Empty, Screen } from './Screen.tsx';

/** Takes the place of a screen that has broken. Unsaved words are offered when the entry is opened again. */
export class Broken extends Component<{ children: ReactNode }, { isBroken: boolean }> {
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
