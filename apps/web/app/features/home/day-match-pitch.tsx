/** The lines of a pitch, behind what stands on it. Decoration. */
export const DayMatchPitch = () => (
  <svg className="day-match-pitch" viewBox="0 0 640 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <g fill="none" stroke="currentColor" strokeWidth="2">
      <path d="M320-10V310" />
      <circle cx="320" cy="150" r="92" />
      <path d="M-2 62H86V238H-2M-2 104H34V196H-2M642 62H554V238H642M642 104H606V196H642" />
      <path d="M86 114a46 46 0 0 1 0 72M554 114a46 46 0 0 0 0 72" />
    </g>
  </svg>
);
