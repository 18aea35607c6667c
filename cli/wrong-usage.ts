/** A command line that cannot be carried out. The message is for whoever typed it. */
export class WrongUsage extends Error {
  override name = 'WrongUsage';
}
