// Brings the captcha that the site is configured with, and says on the document when it is there or cannot be had.
(() => {
  const script = document.createElement('script');
  script.src = '/genfiles/puzzle/pain-puzzle.js';
  script.addEventListener('load', () => document.dispatchEvent(new Event('captcha-load')));
  script.addEventListener('error', () => document.dispatchEvent(new Event('captcha-error')));
  document.head.append(script);
})();
