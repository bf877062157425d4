interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
  className?: string;
}

export function ProgressBar({ label, value, max, className = "" }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={max}
      className={`h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-sand [&::-moz-progress-bar]:bg-moss [&::-webkit-progress-bar]:bg-sand [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-moss ${className}`}
    />
  );
}
