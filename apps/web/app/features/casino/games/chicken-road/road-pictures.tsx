export const ChickenPicture = () => (
  <svg className="road-picture" viewBox="0 0 60 60" aria-hidden="true">
    <path d="M26 50v7M36 50v7" stroke="#f0983a" strokeWidth="3.5" strokeLinecap="round" />
    <path
      d="M10 26c2 16 10 25 22 25s19-9 19-20c0-9-5-14-9-19-3-4-12-4-14 3-2 8-8 11-18 11z"
      fill="#fff"
      stroke="#c9d6cf"
      strokeWidth="1.5"
    />
    <path d="M30 9q-1-6 3-5 2-4 5 0 4-1 3 5z" fill="#e0453a" />
    <path d="m44 17 9 3-9 4z" fill="#f6b440" />
    <circle cx="37" cy="17" r="2.2" fill="#15211b" />
  </svg>
);

export const CarPicture = () => (
  <svg className="road-picture" viewBox="0 0 60 60" aria-hidden="true">
    <path d="M12 30 18 16h24l6 14z" fill="#f0574a" />
    <path d="M20 20h20l3 9H17z" fill="#d8ecff" />
    <rect x="6" y="28" width="48" height="18" rx="6" fill="#e0453a" />
    <circle cx="17" cy="46" r="6" fill="#15211b" />
    <circle cx="43" cy="46" r="6" fill="#15211b" />
  </svg>
);
