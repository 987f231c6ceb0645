/** The letter that opens the bet slip, on keyboards of every script: where the key writes another alphabet its place counts. */
const isTheLetter = (key: string, code: string): boolean =>
  key.toLowerCase() === 'b' || (code === 'KeyB' && !/\p{Script=Latin}/u.test(key));

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'isComposing' | 'defaultPrevented'>;

/** Whether a press asks for the bet slip: the letter alone, pressed once, by nobody who is writing or inside of a dialog. */
export const isCouponKey = (press: Press, isBusy: boolean): boolean =>
  !isBusy &&
  !press.defaultPrevented &&
  !press.repeat &&
  !press.isComposing &&
  !press.ctrlKey &&
  !press.metaKey &&
  !press.altKey &&
  isTheLetter(press.key, press.code);
