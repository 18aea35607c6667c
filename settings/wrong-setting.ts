/** A setting the program cannot start with. The message is one sentence for whoever set it. */
export class WrongSetting extends Error {
  override name = 'WrongSetting';
}
