import { type ReactNode, useEffect, useRef, useState } from "react";

/** Fields that most people leave as they are, folded. Whenever `open` becomes true they open; when it becomes false they stay as they are. */
export function FoldedFields({
  title,
  value,
  open,
  startsOpen = open,
  small = false,
  className,
  children,
}: {
  title: ReactNode;
  /** What they say now, below the title. */
  value?: ReactNode;
  /** Whether one has an error. */
  open: boolean;
  startsOpen?: boolean;
  small?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [wasOpen] = useState(startsOpen);
  useEffect(() => {
    if (open && fold.current) fold.current.open = true;
  }, [open]);
  return (
    <details ref={fold} open={wasOpen || undefined} className={className}>
      <summary className={`disclosure ${small ? "text-sm" : ""}`}>
        {value ? (
          <span className="min-w-0 py-2">
            {title}
            <span className="line-clamp-2 text-sm font-normal text-soft">{value}</span>
          </span>
        ) : (
          title
        )}
      </summary>
      {children}
    </details>
  );
}
