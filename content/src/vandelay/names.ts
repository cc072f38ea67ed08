/** Names of people by where they are common, so that a first name and a last name go together. */
export interface NameGroup {
  readonly first: readonly string[];
  readonly last: readonly string[];
  /** Where these people work. */
  readonly places: readonly (readonly [city: string, country: string])[];
}

const group = (first: string, last: string, ...places: NameGroup['places']): NameGroup => ({
  first: first.split(' '),
  last: last.split(' '),
  places,
});

export const nameGroups: readonly NameGroup[] = [
  group(
    'Amelia Benjamin Cheryl Daniel Eunice Felicia Gerald Hui-Min Ivan Jasmine Kenneth Li-Ting Marcus Nicole Oliver Pei-Shan Raymond Serene Terence Vanessa Wei-Jie Xin-Yi Yong-Sheng Zhi-Hao',
    'Ang Chan Cheong Chew Chia Chua Foo Goh Heng Ho Khoo Koh Lau Lee Leong Liew Lim Loh Low Ng Ong Pang Quek Seah Sim Soh Tan Tay Teo Toh Wong Yap Yeo',
    ['Singapore', 'Singapore'],
  ),
  group(
    'Aditi Anand Bhavna Deepak Divya Gautam Harini Ishaan Jaya Karthik Lakshmi Manoj Meera Naveen Nisha Pooja Priya Rahul Rohan Sanjay Shreya Suresh Tara Vikram',
    'Bhatt Chandran Chopra Desai Gopal Gupta Iyer Joshi Kapoor Krishnan Kulkarni Kumar Menon Nair Patel Pillai Raman Rao Reddy Shah Sharma Singh Subramaniam Varma',
    ['Singapore', 'Singapore'],
    ['Chennai', 'India'],
    ['Mumbai', 'India'],
  ),
  group(
    'Agus Aisyah Bayu Citra Dewi Dimas Farid Fitri Hafiz Indah Intan Kartika Lestari Nadia Nurul Putri Rizal Rizky Siti Wahyu Yusuf Zulaikha',
    'Abdullah Aziz Gunawan Halim Hamid Hidayat Ibrahim Ismail Kusuma Lubis Maulana Nasution Nugroho Osman Pratama Rahman Salleh Santoso Setiawan Siregar Susanto Wibowo Yusof',
    ['Jakarta', 'Indonesia'],
    ['Penang', 'Malaysia'],
    ['Singapore', 'Singapore'],
  ),
  group(
    'Alma Andres Angelica Bea Camille Carlo Cristina Dante Emilio Gemma Isabel Jericho Joaquin Lorna Luis Marisol Miguel Noel Paolo Ramon Rosario Teresa Vicente',
    'Aquino Bautista Castro Cruz Dizon Domingo Enriquez Fernandez Garcia Gonzales Hernandez Lopez Mendoza Mercado Navarro Ocampo Pascual Ramos Reyes Rivera Santos Torres Villanueva',
    ['Manila', 'Philippines'],
    ['Cebu', 'Philippines'],
  ),
  group(
    'Aaron Abigail Callum Charlotte Dominic Eleanor Fiona Gareth Georgia Harriet Isla Jack Joanna Keith Lauren Liam Megan Nathan Owen Penelope Rhys Rosie Samuel Tessa',
    "Abbott Barker Bennett Carmichael Clarke Davies Ellison Fraser Gallagher Harding Hughes Kerr Lawson MacLeod Marsh Mitchell Nolan O'Connor Palmer Pritchard Reid Sutton Turner Walsh Whitaker",
    ['Perth', 'Australia'],
    ['Felixstowe', 'United Kingdom'],
    ['Auckland', 'New Zealand'],
  ),
  group(
    'Anke Anouk Bastiaan Birgit Daan Eva Femke Greta Hendrik Imke Joost Katrin Lars Lotte Maarten Mieke Niels Ruben Saskia Sanne Thijs Ulrike Wouter',
    'Bakker Becker Brandt Claes Dekker Fischer Hoekstra Jansen Keller Kok Krüger Lang Maes Mulder Peeters Postma Richter Schäfer Schouten Smit Verhoeven Visser Vogel Willems Zimmermann',
    ['Rotterdam', 'Netherlands'],
    ['Antwerp', 'Belgium'],
    ['Hamburg', 'Germany'],
  ),
  group(
    'Akira Asuka Daichi Emi Haruka Hiroshi Kaori Kenji Mai Makoto Naoko Ren Rika Ryo Sakura Shota Takumi Yui Yuki',
    'Abe Endo Fujita Hasegawa Hayashi Ishikawa Kato Kimura Kobayashi Matsuda Mori Nakajima Nishimura Ogawa Okada Saito Sasaki Shimizu Takahashi Ueda Watanabe Yamamoto',
    ['Yokohama', 'Japan'],
  ),
  group(
    'Anh Binh Chi Duc Giang Hanh Hoa Huong Khanh Lan Linh Long Mai Minh Nam Ngoc Phuong Quang Thao Thu Trang Tuan Vy',
    'Bui Cao Dang Dao Dinh Do Duong Ha Ho Huynh Lam Le Luong Mai Ngo Nguyen Phan Pham Ta Tran Trinh Truong Vo Vu',
    ['Hai Phong', 'Vietnam'],
  ),
  group(
    'Adriana Beatriz Bruno Caio Diego Elena Fernanda Gonzalo Helena Ignacio Júlia Lucía Mariana Mateo Nicolás Olivia Pablo Renata Rodrigo Sofía Tomás Valentina Ximena',
    'Aguilar Almeida Barbosa Cabrera Cardoso Delgado Espinoza Figueroa Fuentes Guerrero Herrera Lima Medina Molina Moreno Pacheco Paredes Peña Ribeiro Rojas Salazar Teixeira Vargas Zamora',
    ['Santos', 'Brazil'],
    ['Valparaíso', 'Chile'],
    ['Manzanillo', 'Mexico'],
  ),
  group(
    'Abena Adaeze Akosua Amara Baraka Chidi Esi Femi Grace Imani Kofi Kwame Makena Ngozi Njeri Obinna Oluwaseun Sade Tendai Thabo Wanjiru Yaw Zanele',
    'Achieng Adeyemi Amoah Addo Balogun Boateng Chukwu Danso Dlamini Eze Kamau Kariuki Mbeki Mensah Mutua Mwangi Ndlovu Nkosi Obi Ochieng Okafor Okoye Owusu Wekesa',
    ['Mombasa', 'Kenya'],
    ['Tema', 'Ghana'],
    ['Durban', 'South Africa'],
  ),
];
