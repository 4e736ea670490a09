/** Hashes a few passwords at once and has the others wait: `whileHashing` bounds how many there are. */
export interface PasswordHasherPort {
  hash(password: string): Promise<string>;
  /** False for a wrong password. Without a hash it works as long and answers false. */
  verify(hash: string | undefined, password: string): Promise<boolean>;
}
