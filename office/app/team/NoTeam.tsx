import { Screen } from '../shell/Screen.tsx';

const serverWords = `Please set up our back office so that several people can sign in from anywhere.
It needs a server with a web address of its own, such as https://office.example.com.
The guide in the folder of our website, “The site on a small server of your own”, says how, in step 8: “Let the team in from anywhere”.`;

const forward = `mailto:?subject=${encodeURIComponent('Our back office on a server')}&body=${encodeURIComponent(serverWords)}`;

/** The Team screen of a back office that nobody signs in to. */
export const NoTeam = () => (
  <Screen title="Team" lead="Who may enter, on which devices, and what was done.">
    <p className="measure">
      This back office runs on this computer only, and whoever uses the computer may do everything.
      To invite others, it has to run on a server that is set up for it, which takes somebody who
      looks after servers about an hour.
    </p>
    <p>
      <a className="own-line" href={forward}>
        Write an email that says what to do
      </a>
    </p>
  </Screen>
);
