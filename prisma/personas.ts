import { demoAdministratorEmail } from "@/lib/features/gates/rules";
import type { SchoolClass, SubscriptionStatus } from "@/lib/db/generated/enums";

/** The demo accounts: printed by `npm start`, used by the tests, made by the seed. Only where nobody real is. */
export type Persona = {
  key: "admin" | "free" | "nearLimit" | "pro" | "grace" | "expired" | "unverified";
  description: string;
  email: string;
  password: string;
  nickname: string;
  displayName: string;
  avatarId: "cat" | "dog" | "rabbit" | "bear" | "lion" | "panda" | "owl" | "fox";
  isVerified: boolean;
  messagesCount: number;
  practiceXp: number;
  corrections: number;
  /** Different English words used. */
  words: number;
  /** On how many days, over the last eight weeks at most, all this was done. */
  activeDays: number;
  hearts: number;
  subscriptionStatus: SubscriptionStatus;
  /** In years. */
  age: number;
  /** Absent of who has not been asked yet. */
  schoolClass?: SchoolClass;
  /** Has said yes, to the coach too for who is under 14. */
  parentEmail?: string;
  parentName?: string;
  /** Days from the seeding to the end of the subscription, or of the month that is paid for. */
  periodEndsInDays?: number;
  /** How many months have been paid for. */
  periodsPaid?: number;
};

/** Older than all that the demo accounts have done. */
export const demoAccountAgeDays = 60;

const password = "coach-demo-2026";
const plain = {
  password,
  isVerified: true,
  messagesCount: 0,
  practiceXp: 0,
  corrections: 0,
  words: 0,
  activeDays: 1,
  hearts: 10,
  subscriptionStatus: "none",
} as const;

export const personas: Persona[] = [
  {
    ...plain,
    key: "admin",
    age: 40,
    description: "administrator (id 1)",
    email: demoAdministratorEmail,
    nickname: "Amministratore",
    displayName: "Amministratore",
    avatarId: "owl",
  },
  {
    ...plain,
    key: "free",
    age: 15,
    description: "free student, just starting",
    email: "luca@english-coach.example",
    nickname: "Luca",
    displayName: "Luca Bianchi",
    avatarId: "fox",
    messagesCount: 6,
    practiceXp: 30,
    words: 23,
    hearts: 7,
  },
  {
    ...plain,
    key: "nearLimit",
    age: 16,
    schoolClass: "high2",
    description: "free student near the limit",
    email: "giulia@english-coach.example",
    nickname: "Giulia07",
    displayName: "Giulia Rossi",
    avatarId: "rabbit",
    messagesCount: 198,
    practiceXp: 255,
    corrections: 12,
    words: 96,
    activeDays: 18,
    hearts: 3,
  },
  {
    ...plain,
    key: "pro",
    age: 12,
    schoolClass: "middle2",
    description: "Pro student",
    email: "sofia@english-coach.example",
    nickname: "SofiaStar",
    displayName: "Sofia Conti",
    avatarId: "panda",
    messagesCount: 320,
    practiceXp: 634,
    corrections: 34,
    words: 212,
    activeDays: 26,
    subscriptionStatus: "active",
    parentEmail: "genitore.sofia@english-coach.example",
    parentName: "Paola Conti",
    periodEndsInDays: 17,
    periodsPaid: 2,
  },
  {
    ...plain,
    key: "grace",
    age: 17,
    schoolClass: "high3",
    description: "Pro, cancelled, still paid for",
    email: "marco@english-coach.example",
    nickname: "MarcoR",
    displayName: "Marco Ricci",
    avatarId: "lion",
    messagesCount: 64,
    practiceXp: 150,
    corrections: 5,
    words: 71,
    activeDays: 9,
    subscriptionStatus: "canceled_with_grace",
    periodEndsInDays: 5,
    periodsPaid: 1,
  },
  {
    ...plain,
    key: "expired",
    age: 14,
    schoolClass: "high1",
    description: "Pro that has expired, no hearts",
    email: "anna@english-coach.example",
    nickname: "AnnaB",
    displayName: "Anna Bruno",
    avatarId: "bear",
    messagesCount: 88,
    practiceXp: 170,
    corrections: 8,
    words: 83,
    activeDays: 12,
    hearts: 0,
    subscriptionStatus: "expired",
    periodEndsInDays: -1,
    periodsPaid: 1,
  },
  {
    ...plain,
    key: "unverified",
    age: 15,
    description: "e-mail not verified yet",
    email: "nuovo@english-coach.example",
    nickname: "Nuovo",
    displayName: "Nuovo Studente",
    avatarId: "cat",
    isVerified: false,
  },
];
