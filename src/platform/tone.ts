/**
 * The sound of an alarm: two short tones, the second lower, made here so that no file is loaded.
 * @module
 */

/** Hertz. */
const TONES = [784, 523];
/** Seconds. */
const LENGTH = 0.18;
/** Of the loudest there is. */
const VOLUME = 0.15;

/** Browsers keep a page quiet that nobody has touched yet: then nothing is heard. */
export function playTone(): void {
  const context = new AudioContext();
  const volume = context.createGain();
  volume.connect(context.destination);
  TONES.forEach((frequency, i) => {
    const begin = context.currentTime + 0.02 + i * LENGTH;
    const tone = context.createOscillator();
    tone.frequency.value = frequency;
    tone.connect(volume);
    // Without a slope, a tone begins and ends in a click.
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(VOLUME, begin + 0.02);
    volume.gain.linearRampToValueAtTime(0, begin + LENGTH);
    tone.start(begin);
    tone.stop(begin + LENGTH);
  });
  setTimeout(() => void context.close(), 2000);
}
