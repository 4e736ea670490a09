type AddressProps = {
  email: string;
  /** What follows it without a space. */
  end?: string;
};

/**
 * An address among words: where the line has too little left for it, it begins the next one rather than break; where even
 * that is too short, it breaks before its @.
 */
export function Address({ email, end }: AddressProps) {
  const at = Math.max(0, email.lastIndexOf("@"));
  return (
    <span className="inline-block max-w-full wrap-anywhere">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
      {end}
    </span>
  );
}
