export const GemPicture = () => (
  <svg viewBox="0 0 40 40" aria-hidden="true">
    <path d="M20 3 35 14 20 38 5 14z" fill="#e79a1c" />
    <path d="M20 3 35 14H5z" fill="#ffe09a" />
    <path d="M13 14h14L20 38z" fill="#f6b440" />
    <path d="M20 3 13 14h14z" fill="#fff3d1" />
    <path d="M5 14h8L20 3z" fill="#ffcb64" />
    <path d="M35 14 27 14 20 38z" fill="#c97d0b" />
  </svg>
);

export const MinePicture = () => (
  <svg viewBox="0 0 40 40" aria-hidden="true">
    <path d="M20 4v32M4 20h32M9 9l22 22M31 9 9 31" stroke="#f0574a" strokeWidth="3.6" strokeLinecap="round" />
    <circle cx="20" cy="20" r="11.5" fill="#e0453a" stroke="#7d150e" strokeWidth="1.5" />
    <circle cx="16" cy="16" r="3.4" fill="#ffd3cd" />
  </svg>
);
