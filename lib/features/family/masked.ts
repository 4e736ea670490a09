/** "anna@casa.example" as who has given it knows it again, and nobody else. */
export function masked(email: string): string {
  const [local = "", domain = ""] = email.split("@");
  return `${local.slice(0, 1)}…${local.length > 2 ? local.slice(-1) : ""}@${domain}`;
}
