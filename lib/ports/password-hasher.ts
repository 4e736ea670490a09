/** Each takes tens of megabytes and a tenth of a second: `whileHashing` bounds how many run. */
export interface PasswordHasherPort {
  hash(password: string): Promise<string>;
  /** False for a wrong password. Without a hash it works as long and answers false. */
  verify(hash: string | undefined, password: string): Promise<boolean>;
}
